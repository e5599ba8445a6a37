import { useEffectEvent, useLayoutEffect } from 'react';
import { sharedValue } from './sharedValue';

/** A sheet, menu or list that is open over the page. */
export interface OpenLayer {
  /** Closes the layer, as Escape does. A layer that asks first stays open. */
  readonly close: () => void;
}

/** The open layers, with the uppermost as the last. An app can connect them with the browser's Back button. */
export const openLayers = sharedValue<readonly OpenLayer[]>([]);

/** Registers a layer while it is open. `close` is called when the user presses Back, if the app connects it. */
export function useOpenLayer(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  // A layout effect, so that the layer is gone from the list as soon as `flushSync` returns.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const layer: OpenLayer = {
      close: () => {
        closeNow();
      },
    };
    openLayers.set([...openLayers.get(), layer]);
    return () => {
      openLayers.set(openLayers.get().filter((other) => other !== layer));
    };
  }, [isOpen]);
}
