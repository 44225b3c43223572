/**
 * @param file - address of a file of the index
 * @returns what it holds
 * @throws an error if it cannot be fetched
 */
export async function fetchIndexFile(file: string): Promise<unknown> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`The search file ${file} could not be fetched.`);
  return response.json();
}
