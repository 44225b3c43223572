interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** @returns true with `Save-Data` or on 2g: then nothing is fetched ahead */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
