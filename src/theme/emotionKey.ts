/**
 * Prefix of Emotion's class names; the build and the browser must use the same prefix, or hydration fails.
 */
export const EMOTION_KEY = 'mui';
