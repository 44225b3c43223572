import type { CssVarsTheme, Theme, ThemeVars, Transitions } from '@mui/material/styles';
import { createSpacing, createTheme as createSystemTheme } from '@mui/system';
import { createGetColorSchemeSelector } from '@mui/system/cssVars';
import { createUnarySpacing } from '@mui/system/spacing';

/** The theme's CSS variables: where there is one, stands 0. */
export type VariableTree = readonly 0[] | { readonly [key: string]: VariableTree | 0 };

/** What a page asks of a theme and what JSON can hold: values, no functions. */
export type ThemeValues = { vars: VariableTree } & Pick<
  CssVarsTheme & Omit<Theme, keyof CssVarsTheme>,
  | 'colorSchemeSelector'
  | 'colorSchemes'
  | 'components'
  | 'cssVarPrefix'
  | 'defaultColorScheme'
  | 'focusVisible'
  | 'mixins'
  | 'motion'
  | 'opacity'
  | 'overlays'
  | 'palette'
  | 'shadows'
  | 'shape'
  | 'transitions'
  | 'typography'
  | 'zIndex'
>;

const COLOR_VARIABLE = /var\(--([\w-]+)\)/g;

/**
 * Gives a theme that was made at build time its functions back. To make it in the browser costs a slow phone a task of 60
 * to 80 ms, and every visitor the code that works out colors which the document's style sheet already holds.
 *
 * @param values - the theme's values, as `themeValues` takes them
 * @returns the theme as MUI's `createTheme` makes it, except that it cannot make style sheets or further colors, and keeps
 *   nothing apart for each mode: all that differs between them is a CSS variable
 */
export function reviveTheme(values: ThemeValues): Theme {
  const vars = nameVariables(values.vars, `--${values.cssVarPrefix}`) as ThemeVars;
  const theme = {
    ...createSystemTheme(),
    ...values,
    vars,
    alpha,
    getColorSchemeSelector: createGetColorSchemeSelector(values.colorSchemeSelector),
    spacing: createSpacing(undefined, createUnarySpacing({ spacing: String(vars.spacing) })),
    transitions: { ...values.transitions, create: transitionMaker(values.transitions) },
  };
  return theme as unknown as Theme;
}

/** A CSS variable is named after where it hangs in the theme. */
function nameVariables(tree: VariableTree, name: string): object {
  const named = Object.entries(tree).map(([key, child]): [string, unknown] => {
    const childName = `${name}-${key}`;
    return [key, child === 0 ? `var(${childName})` : nameVariables(child, childName)];
  });
  return Array.isArray(tree) ? named.map(([, child]) => child) : Object.fromEntries(named);
}

/** As in MUI's theme with CSS variables: each color has its channels in a variable of their own. */
function alpha(color: string, coefficient: number | string): string {
  const value = typeof coefficient === 'string' ? `calc(${coefficient})` : coefficient;
  return `rgba(${color.replace(COLOR_VARIABLE, 'var(--$1Channel)')} / ${value})`;
}

/** MUI's `createTransitions` is no part of its public interface. */
function transitionMaker({ duration, easing }: Transitions): Transitions['create'] {
  return (properties = ['all'], options = {}) => {
    const time = options.duration ?? duration.standard;
    const curve = options.easing ?? easing.easeInOut;
    const delay = options.delay ?? 0;
    return [properties]
      .flat()
      .map((property) => `${property} ${inMs(time)} ${curve} ${inMs(delay)}`)
      .join(',');
  };
}

function inMs(time: number | string): string {
  return typeof time === 'string' ? time : `${Math.round(time)}ms`;
}
