import type { CssVarsTheme, Theme, Transitions } from '@mui/material/styles';
import { createSpacing, createTheme as createSystemTheme } from '@mui/system';
import { createGetColorSchemeSelector } from '@mui/system/cssVars';
import { createUnarySpacing } from '@mui/system/spacing';

/** What a page asks of a theme and what JSON can hold: values, no functions. */
export type ThemeValues = Pick<
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
  | 'vars'
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
  const spacing: string = values.vars.spacing;
  const theme = {
    ...createSystemTheme(),
    ...values,
    alpha,
    getColorSchemeSelector: createGetColorSchemeSelector(values.colorSchemeSelector),
    spacing: createSpacing(undefined, createUnarySpacing({ spacing })),
    transitions: { ...values.transitions, create: transitionMaker(values.transitions) },
  };
  return theme as unknown as Theme;
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
