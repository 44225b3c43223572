/** Prefix of Emotion's class names; the build and the browser must agree on it to hydrate. */
export const EMOTION_KEY = 'mui';
