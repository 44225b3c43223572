import createCache, { type EmotionCache } from '@emotion/cache';
import { EMOTION_KEY } from './emotionKey';

/** Marks MUI's style sheet in a prerendered document; the value lists Emotion's names of the rules in it. */
export const STYLES_ATTRIBUTE = 'data-mui';

const styleSheet =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLStyleElement>(`style[${STYLES_ATTRIBUTE}]`);

/** Whether the document brought the theme's variables and MUI's element defaults, so that no one need make them again. */
export const hasPrerenderedStyles = styleSheet !== null;

/**
 * Emotion's own way to take over prerendered rules moves their elements about in the document, and the browser then works
 * out the style of the whole page anew. Here the rules stay where they are and Emotion is only told of them.
 *
 * @returns a cache for the browser; rules that come later are put right behind the prerendered ones, and so before the
 *   site's own style sheets: a class of a CSS module wins over MUI's
 */
export function createStyleCache(): EmotionCache {
  // `speedy`: in development, too, rules go through the CSSOM, which the policy leaves free.
  const options = { key: EMOTION_KEY, speedy: true };
  const cache = createCache(
    styleSheet ? { ...options, insertionPoint: styleSheet } : { ...options, prepend: true },
  );
  // As MUI sets it up for rendering on a server: no style element is between elements, so `:first-child` is safe.
  cache.compat = true;
  if (!styleSheet) return cache;
  const names = styleSheet.getAttribute(STYLES_ATTRIBUTE) ?? '';
  for (const name of names.split(' ')) cache.inserted[name] = true;
  return cache;
}
