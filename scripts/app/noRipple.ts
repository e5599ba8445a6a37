/** Stands in for MUI's `TouchRipple`, which no button of the app renders. */
export default function NoRipple(): null {
  return null;
}
