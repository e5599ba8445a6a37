import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { awaitCode } from '../../hooks/codeOnItsWay';

/** Gives up the surface that is on its way; null while none is. */
let giveUpCurrent: (() => void) | null = null;

/** Whether an event takes place in an element, or in one around it, that matches a selector. */
const isIn = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** By which event the user turns to something else. */
const TURNS: Readonly<Record<string, (event: Event) => boolean>> = {
  keydown: (event) => (event as KeyboardEvent).key === 'Escape',
  // The new page's code may be on its way, too: the old page is still there, but it is left.
  click: (event) => isIn(event, 'a[href]'),
  // A dialog, a drawer or a popup takes the focus when it opens.
  focusin: (event) => isIn(event, '.MuiModal-root'),
};

export interface SurfaceOnItsWayProps {
  /** The surface is no longer wanted. */
  onGiveUp: () => void;
}

/**
 * Stands in the place of a sheet or a menu whose code is on its way. The user may turn to something
 * else meanwhile: another surface, another page, or, by Escape, nothing at all. Then this surface
 * must not open over that.
 */
export function SurfaceOnItsWay({ onGiveUp }: SurfaceOnItsWayProps) {
  const giveUp = useEffectEvent(onGiveUp);
  const { pathname } = useLocation();
  const [wantedAt] = useState(pathname);

  useEffect(awaitCode, []);

  useEffect(() => {
    const giveUpThis = () => {
      giveUp();
    };
    giveUpCurrent?.();
    giveUpCurrent = giveUpThis;
    return () => {
      if (giveUpCurrent === giveUpThis) giveUpCurrent = null;
    };
  }, []);

  useEffect(() => {
    const onEvent = (event: Event) => {
      if (TURNS[event.type]?.(event) === true) giveUp();
    };
    const types = Object.keys(TURNS);
    for (const type of types) document.addEventListener(type, onEvent);
    return () => {
      for (const type of types) document.removeEventListener(type, onEvent);
    };
  }, []);

  useEffect(() => {
    if (pathname !== wantedAt) giveUp();
  }, [pathname, wantedAt]);

  return null;
}
