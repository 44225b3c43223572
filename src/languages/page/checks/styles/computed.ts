/**
 * Resolves a CSS value to its computed value, in the same browser that computed the page's styles.
 *
 * @param fontSize - the element's font size, to resolve `em`
 * @param rootSize - the root element's font size, to resolve `rem`
 * @throws Error if the value isn't valid for the property
 */
export function asComputed(
  property: string,
  value: string,
  fontSize: string,
  rootSize: string,
): string {
  const holder = document.createElement('div');
  const probe = document.createElement('div');
  holder.style.fontSize = fontSize;
  probe.style.setProperty(property, value);
  if (probe.style.getPropertyValue(property) === '' && !property.startsWith('--')) {
    throw new Error(`hasStyle: "${value}" isn't a value of ${property}`);
  }
  const lineStyle = lineStyleOf(property);
  // Without a style such as `solid`, the width of a border or outline always computes to 0.
  if (lineStyle !== undefined) probe.style.setProperty(lineStyle, 'solid');
  holder.append(probe);
  document.body.append(holder);
  const root = document.documentElement;
  root.style.fontSize = rootSize;
  const computed = getComputedStyle(probe).getPropertyValue(property);
  root.style.fontSize = '';
  holder.remove();
  return computed;
}

/**
 * Returns the matching style property for the width of a border, outline, or column rule, such as
 * `outline-style` for `outline-width`; undefined for other properties.
 */
export function lineStyleOf(property: string): string | undefined {
  return /^(?:border-.+|outline|column-rule)-width$/.test(property)
    ? property.replace(/width$/, 'style')
    : undefined;
}

/** Returns the names of CSS properties that appear in quotes in JavaScript source code. */
export function propertiesIn(source: string): string[] {
  const quoted = [...source.matchAll(/(['"`])([a-z-]+)\1/g)].map(([, , name = '']) => name);
  const names = quoted.filter((name) => name.startsWith('--') || CSS.supports(name, 'inherit'));
  return names.flatMap((name) => [name, lineStyleOf(name) ?? []].flat());
}

/** Returns the names of all CSS properties that the browser knows. */
export function knownProperties(): string[] {
  const { style } = document.documentElement;
  // Chrome defines the property names on the style object itself, other browsers on its prototype.
  const names = [style, Object.getPrototypeOf(style) as object].flatMap(Object.getOwnPropertyNames);
  return names
    .map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .filter((name) => CSS.supports(name, 'inherit'));
}
