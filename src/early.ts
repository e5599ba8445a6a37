declare global {
  interface Window {
    /**
     * Tells which button was pressed last before the app started, and stops looking; see
     * scripts/app/beforeStart.js.
     */
    beforeStart?: () => HTMLElement | null;
  }
}

/** Presses, in a page that has come to life, the button that was pressed before. */
export function repeatEarlyPress(): void {
  const pressed = window.beforeStart?.();
  if (pressed?.isConnected === true) pressed.click();
}
