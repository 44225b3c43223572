/** Stands in for MUI's ripple in the build: the theme switches it off everywhere, so its code would never run. */
export default function NoRipple() {
  return null;
}
