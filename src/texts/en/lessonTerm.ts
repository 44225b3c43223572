/** Texts of the card with a term's definition. */

export const taughtIn = (lesson: string) => `Taught in: ${lesson}`;
export const glossary = 'Glossary';
