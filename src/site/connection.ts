interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** @returns whether what nobody has asked for is to be left unfetched: with `Save-Data`, or over a 2g connection */
export function isSparingConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
