/** Texts shared by finished apps and finished programs. */

export const compare = 'Compare with the sample solution';
export const yourCode = 'Your code';
export const sampleSolution = 'Sample solution';
export const downloadZip = 'Download as .zip';
export const zipFailed = "The .zip couldn't be made. Check your connection and try again.";
