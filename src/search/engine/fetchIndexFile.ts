/**
 * @param file - URL of a file of the search index
 * @returns the parsed JSON
 * @throws if the file can't be fetched
 */
export async function fetchIndexFile(file: string): Promise<unknown> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`The search file ${file} could not be fetched.`);
  return response.json();
}
