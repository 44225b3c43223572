/** Splits CSS into selectors and declarations. Browsers can't do this, because they drop invalid CSS. */

export interface StylePart {
  /** `rule` has a `{` after it, `declaration` doesn't, and `end` is a `}` without a `{`. */
  kind: 'rule' | 'declaration' | 'end';
  /** Text without comments, up to the `{`, `;`, or `}`. */
  text: string;
  /** 1-based. */
  line: number;
  /** Nesting depth: the number of rules around this part. */
  depth: number;
}

export interface Stylesheet {
  parts: StylePart[];
  /** The innermost rule whose `}` is missing. */
  open?: StylePart;
}

const SPLIT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\([^)]*\)|[{};]/g;

/**
 * Splits CSS into parts.
 *
 * @param css - CSS, which can be invalid
 */
export function partsOf(css: string): Stylesheet {
  const own = css.replace(/\/\*[^]*?(?:\*\/|$)/g, (raw) => raw.replace(/[^\n]/g, ' '));
  const parts: StylePart[] = [];
  const open: StylePart[] = [];
  let from = 0;
  function take(kind: StylePart['kind'], to: number): StylePart {
    const raw = own.slice(from, to);
    const start = from + Math.max(0, raw.search(/\S/));
    const line = own.slice(0, start).split('\n').length;
    const part: StylePart = { kind, text: raw.trim(), line, depth: open.length };
    if (kind !== 'declaration' || part.text !== '') parts.push(part);
    from = to + 1;
    return part;
  }
  for (const { 0: sign, index } of own.matchAll(SPLIT)) {
    if (sign === '{') open.push(take('rule', index));
    else if (sign === ';') take('declaration', index);
    else if (sign === '}') {
      take('declaration', index);
      from = index;
      if (open.pop() === undefined) take('end', index);
      from = index + 1;
    }
  }
  take('declaration', own.length);
  const last = open.at(-1);
  return { parts, ...(last && { open: last }) };
}
