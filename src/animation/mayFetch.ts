interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** @returns whether something that only decorates may be fetched: not with Save-Data, not over a 2g connection */
export function mayFetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData !== true && connection?.effectiveType?.endsWith('2g') !== true;
}
