import { readYamlFolder } from '../content/school/readYaml';

/**
 * @param folder - folder of YAML files that have an `order`
 * @returns the position after the last file
 */
export async function nextOrder(folder: string): Promise<number> {
  const files = await readYamlFolder(process.cwd(), folder);
  return (
    Math.max(
      0,
      ...files.map(({ value }) => Number((value as { order?: unknown } | null)?.order) || 0),
    ) + 1
  );
}
