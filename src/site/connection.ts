interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** @returns true if nothing should be prefetched, because the visitor turned on Data Saver or is on 2G */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
