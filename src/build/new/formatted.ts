import { format, resolveConfig } from 'prettier';

/**
 * @param text - source text
 * @param file - path of its file, which decides the language
 * @returns the text as `npx prettier --write` would write it
 */
export async function formatted(text: string, file: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}
