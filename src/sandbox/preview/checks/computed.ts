/**
 * What a value comes to, by the same browser that computed the page's.
 *
 * @param fontSize - of the element, for `em`
 */
export function asComputed(property: string, value: string, fontSize: string): string {
  const holder = document.createElement('div');
  const probe = document.createElement('div');
  holder.style.fontSize = fontSize;
  probe.style.setProperty(property, value);
  if (probe.style.getPropertyValue(property) === '' && !property.startsWith('--')) {
    throw new Error(`hasStyle: "${value}" isn't a value of ${property}`);
  }
  const lineStyle = lineStyleOf(property);
  // Without a style every width would come to 0.
  if (lineStyle !== undefined) probe.style.setProperty(lineStyle, 'solid');
  holder.append(probe);
  document.body.append(holder);
  const computed = getComputedStyle(probe).getPropertyValue(property);
  holder.remove();
  return computed;
}

/** The style that a line of this width depends on: of a line without one nothing is drawn. */
export function lineStyleOf(property: string): string | undefined {
  return /^(?:border-.+|outline|column-rule)-width$/.test(property)
    ? property.replace(/width$/, 'style')
    : undefined;
}

/** Names of CSS properties that a text holds between quotes. */
export function propertiesIn(source: string): string[] {
  const quoted = [...source.matchAll(/(['"`])([a-z-]+)\1/g)].map(([, , name = '']) => name);
  const names = quoted.filter((name) => name.startsWith('--') || CSS.supports(name, 'inherit'));
  return names.flatMap((name) => [name, lineStyleOf(name) ?? []].flat());
}
