import createCache, { type EmotionCache } from '@emotion/cache';
import { DIRECTION_OPTIONS } from './direction';
import { EMOTION_KEY } from './emotionKey';

/** Attribute of the prerendered style sheet; its value lists the ids of the Emotion rules in it. */
export const STYLES_ATTRIBUTE = 'data-mui';

const styleSheet =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLStyleElement>(`style[${STYLES_ATTRIBUTE}]`);

/**
 * True if the document includes the theme's variables and MUI's element defaults, so they don't need to be
 * generated.
 */
export const hasPrerenderedStyles = styleSheet !== null;

/**
 * Creates Emotion's cache for the browser. Emotion normally hydrates prerendered rules by moving their style
 * elements, which makes the browser recalculate the whole page's styles. Here, the rules stay in place, and
 * their ids are added to the cache.
 *
 * @returns the cache; it inserts new rules after the prerendered ones and before the site's style sheets, so
 *   that CSS modules override MUI
 */
export function createStyleCache(): EmotionCache {
  // With `speedy`, Emotion inserts rules through the CSSOM even in development. The CSP blocks its style
  // elements.
  const options = { ...DIRECTION_OPTIONS, key: EMOTION_KEY, speedy: true };
  const cache = createCache(
    styleSheet ? { ...options, insertionPoint: styleSheet } : { ...options, prepend: true },
  );
  // Turns off Emotion's warning about `:first-child`, as MUI's server-side setup does. The selector is safe
  // because there are no style elements between other elements.
  cache.compat = true;
  if (!styleSheet) return cache;
  const names = styleSheet.getAttribute(STYLES_ATTRIBUTE) ?? '';
  for (const name of names.split(' ')) cache.inserted[name] = true;
  return cache;
}
