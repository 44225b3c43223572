interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** @returns true with `Save-Data` or on 2g, when nothing should be prefetched */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
