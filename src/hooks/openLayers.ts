import { useEffectEvent, useLayoutEffect } from 'react';
import { createStore } from 'zustand/vanilla';

/** A sheet, menu or list that is open over the page. */
export interface OpenLayer {
  /** Closes the layer, as Escape does. A layer that requires a confirmation stays open until the user confirms. */
  readonly close: () => void;
}

/** The open layers, with the uppermost as the last. An app can connect them with the browser's Back button. */
export const openLayers = createStore<readonly OpenLayer[]>(() => []);

/** Adds a layer to `openLayers` while it is open. An app can call `close` when the user presses Back. */
export function useOpenLayer(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  // A layout effect runs synchronously, so the layer is no longer in the list when `flushSync` returns.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const layer: OpenLayer = {
      close: () => {
        closeNow();
      },
    };
    openLayers.setState((layers) => [...layers, layer], true);
    return () => {
      openLayers.setState((layers) => layers.filter((other) => other !== layer), true);
    };
  }, [isOpen]);
}
