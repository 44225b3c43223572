/** Text at the end of a printed page. */

export const printedFrom = (brand: string, address: string) => `${brand}. Printed from ${address}`;
