import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DEFAULTS, FlorinContext } from '../components/provider/florinContext';
import { ENGLISH, LanguageContext } from '../components/provider/languageContext';
import type { LanguageTag } from '../domain/language';
import { countAwaited } from '../hooks/codeOnItsWay';
import { useLog } from '../state/DeviceProvider';
import { LanguageChoiceContext, saveLanguage } from '../state/languageChoice';
import { useNotice } from '../state/NoticeProvider';
import { THEME_KEY, themeStorage } from '../state/themeStorage';
import { buildTheme } from '../theme/buildTheme';
import { LanguageProvider as english } from './LanguageProvider.messages';
import type { AppLanguage } from './languages';
import { RouterLink } from './RouterLink';

const theme = buildTheme({ LinkComponent: RouterLink });

/** The texts of the other languages, and all that they need, come when one of them is wanted. */
export async function loadLanguage(tag: LanguageTag): Promise<AppLanguage | null> {
  return tag === 'en' ? null : (await import('./languages')).loadLanguage(tag);
}

/** The choice of the language: the one that is on, and its change. */
function useLanguage(initial: AppLanguage | null) {
  const [language, setLanguage] = useState(initial);
  const on = language?.locale ?? 'en';
  const [wanted, setWanted] = useState(on);
  const latest = useRef(wanted);
  const log = useLog();
  const { notify } = useNotice();
  const { missing } = language?.messages.LanguageProvider ?? english;

  const choice = useMemo(() => {
    const change = async (tag: LanguageTag) => {
      const isWanted = () => latest.current === tag;
      try {
        const next = await countAwaited(loadLanguage(tag));
        if (!isWanted()) return;
        setLanguage(next);
        saveLanguage(tag);
      } catch (cause) {
        log.warn('A language could not be loaded', cause);
        if (!isWanted()) return;
        latest.current = on;
        setWanted(on);
        notify(missing);
      }
    };
    return {
      tag: wanted,
      choose: (tag: LanguageTag) => {
        latest.current = tag;
        setWanted(tag);
        void change(tag);
      },
    };
  }, [wanted, on, log, notify, missing]);
  return { language, choice };
}

export interface LanguageProviderProps {
  /** The language at the start; null is English. */
  initial: AppLanguage | null;
  /** The styles of a page that is read from left to right. */
  styles: EmotionCache;
  children: ReactNode;
}

/**
 * Says everything inside in the reader's language and direction, in the theme that the reader chose. In English
 * amounts stay as they are specified; in every other language they are written and read as its readers do.
 */
export function LanguageProvider({ initial, styles, children }: LanguageProviderProps) {
  const { language, choice } = useLanguage(initial);
  const { locale, mirroredLook, settings = DEFAULTS } = language ?? {};
  // Before the page is painted, and before anything in it is measured.
  useLayoutEffect(() => {
    document.documentElement.lang = locale ?? 'en';
    document.documentElement.dir = mirroredLook ? 'rtl' : 'ltr';
  }, [locale, mirroredLook]);
  return (
    <LanguageChoiceContext value={choice}>
      <FlorinContext value={settings}>
        <LanguageContext value={language ?? ENGLISH}>
          <CacheProvider value={mirroredLook?.styles ?? styles}>
            <ThemeProvider
              theme={mirroredLook?.theme ?? theme}
              defaultMode="system"
              modeStorageKey={THEME_KEY}
              storageManager={themeStorage}
              // The class on the document tells the mode: there is nothing to render a second time.
              noSsr
            >
              {children}
            </ThemeProvider>
          </CacheProvider>
        </LanguageContext>
      </FlorinContext>
    </LanguageChoiceContext>
  );
}
