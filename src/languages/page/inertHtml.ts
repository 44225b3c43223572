/**
 * Renames the elements that reach past the Content Security Policy. A `link` can look up names and open
 * connections, and frames have a window of their own, with all that `document/seal.ts` takes away.
 *
 * Looks at the text and not at the parsed document, because only the browser's parser knows what's a tag, and it
 * acts on tags at once. So the names are also replaced in comments and strings, where they mean nothing.
 */

/** Replaces `link`: the only void element without a meaning that may be in a head. */
export const INERT_VOID = 'bgsound';

/** Start of the names that replace those of frames. */
export const INERT_FRAME = 'no-';

const { apply, getOwnPropertyDescriptor } = Reflect;
const replace = getOwnPropertyDescriptor(RegExp.prototype, Symbol.replace)?.value as (
  this: RegExp,
  text: string,
  replacement: string,
) => string;

/** Matches start tags without end tags, also with a namespace prefix as in XML. */
const VOIDS = own(/<((?:[^\s/><:]*:)?)(?:link|embed|frame)(?=[\s/>])/gi);
const FRAMES = own(
  /<(\/?(?:[^\s/><:]*:)?)(?=(?:iframe|object|frameset|fencedframe|portal)[\s/>])/gi,
);
/** Entities of XML could contain tags that aren't in the text. Without them, it isn't valid XML. */
const ENTITIES = own(/<!ENTITY/gi);

/** Matches a tag's name that the text ends in. More text could complete it. */
const UNFINISHED = own(/<\/?[^\s/><]*$/g);

/** Returns HTML or XML without links and frames. Safe to call after the learner's code has run. */
export function inertHtml(html: string): string {
  return substitute(
    ENTITIES,
    substitute(FRAMES, substitute(VOIDS, html, `<$1${INERT_VOID}`), `<$1${INERT_FRAME}`),
    '<!-ENTITY',
  );
}

/** Returns the text without the name of a tag that it ends in. */
export function withoutUnfinishedTag(html: string): string {
  return substitute(UNFINISHED, html, '');
}

/**
 * Gives an expression properties of its own, so that changes to `RegExp.prototype` don't affect it.
 */
function own(expression: RegExp): RegExp {
  return Object.defineProperties(expression, {
    exec: { value: getOwnPropertyDescriptor(RegExp.prototype, 'exec')?.value as unknown },
    flags: { value: expression.flags },
    global: { value: true },
    unicode: { value: false },
  });
}

function substitute(expression: RegExp, text: string, replacement: string): string {
  return apply(replace, expression, [text, replacement]);
}
