/** Texts of the panel with the visitor's finished program. */

export const yourProgram = 'Your finished program';
export const takeItWithYou =
  "Take it with you: the file runs in Node.js and in a browser's console.";
export const downloadScript = 'Download as .js';
