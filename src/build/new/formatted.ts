import { format, getFileInfo, resolveConfig } from 'prettier';

/**
 * @param text - source text
 * @param file - path of its file, which decides the language
 * @returns the text as `npx prettier --write` would write it, which leaves some files as they are
 */
export async function formatted(text: string, file: string): Promise<string> {
  const { ignored, inferredParser } = await getFileInfo(file, { ignorePath: '.prettierignore' });
  if (ignored || inferredParser === null) return text;
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}
