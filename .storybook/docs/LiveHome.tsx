import { DocsContext } from '@storybook/addon-docs/blocks';
import {
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { decodeBrand } from '../../src/testing/brandCode';
import { AURORA, HARBOUR } from '../../src/testing/brands';
import { PRODUCT_NAME } from '../../src/theme/brand';
import { brandLook } from '../../src/theme/look';
import pictureDark from '../../docs/images/home-dark.png';
import pictureLight from '../../docs/images/home-light.png';
import { setGlobalsIn, watchFrame } from '../frames';
import { useGlobals } from './globals';

/** The brands that the page offers: the names, and their values in the toolbar. */
const BRANDS = { [PRODUCT_NAME]: 'florin', Aurora: AURORA, Harbour: HARBOUR } as const;

/** Returns the gradient of a brand's cards, as CSS. */
function gradientOf(brand: string): string {
  const [from, to] = brandLook(decodeBrand(brand)).gradients.evergreen;
  return `linear-gradient(135deg, ${from}, ${to})`;
}

/** The values of the toolbar that the page changes in the phone. */
interface Choice {
  readonly theme: string;
  readonly brand: string;
  readonly language: string;
}

const addressOf = ({ theme, brand, language }: Choice) =>
  `iframe.html?id=pages-homepage--base&viewMode=story&embed=true&globals=theme:${theme};brand:${brand};language:${language}`;

/** The app in the frame of a phone. It loads when the page has been painted. Until then, a picture replaces it. */
function Phone({ choice }: { choice: Choice }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [address, setAddress] = useState<string>();
  const [isShown, setShown] = useState(false);

  // The frame loads with the first choice. A later one is sent when the frame has finished with the one before it,
  // because Storybook reloads a frame whose story is still rendering.
  const wanted = addressOf(choice);
  const sent = useRef(wanted);
  const isReady = useRef(false);
  const send = useEffectEvent(() => {
    if (!isReady.current || frame.current === null || sent.current === wanted) return;
    isReady.current = false;
    sent.current = wanted;
    setGlobalsIn(frame.current, { ...choice });
  });
  const load = useEffectEvent(() => {
    sent.current = wanted;
    setAddress(wanted);
  });

  useEffect(() => {
    send();
  });

  useEffect(() => {
    const start = () => {
      load();
    };
    // Safari has no `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) {
      const next = requestAnimationFrame(start);
      return () => {
        cancelAnimationFrame(next);
      };
    }
    const idle = requestIdleCallback(start, { timeout: 3_000 });
    return () => {
      cancelIdleCallback(idle);
    };
  }, []);

  useEffect(() => {
    if (address === undefined || frame.current === null) return undefined;
    return watchFrame(frame.current, () => {
      isReady.current = true;
      setShown(true);
      send();
    });
  }, [address]);

  return (
    <div className="florin-phone" data-shown={isShown}>
      {/* The picture is decoration, because the app replaces it. */}
      <img
        src={choice.theme === 'dark' ? pictureDark : pictureLight}
        alt=""
        width={390}
        height={844}
        decoding="async"
      />
      {address !== undefined && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this catalogue.
        <iframe ref={frame} title={`${PRODUCT_NAME}, running`} src={address} loading="lazy" />
      )}
    </div>
  );
}

interface SwitchProps {
  name: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Switch({ name, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className="florin-chip"
      onClick={() => {
        onChange(!isOn);
      }}
    >
      <span className="florin-knob" aria-hidden />
      {name}
    </button>
  );
}

/**
 * Shows the app's home page in a phone, with controls for its brand, theme and language. Their first values are those of
 * the toolbar. `children` are above the controls, and `after` is below them.
 */
export function LiveHome({ children, after }: { children: ReactNode; after?: ReactNode }) {
  const context = useContext(DocsContext);
  const { theme, brand, language } = useGlobals(context);
  const shown: Choice = {
    theme: theme === 'dark' ? 'dark' : 'light',
    brand: typeof brand === 'string' ? brand : BRANDS[PRODUCT_NAME],
    language: typeof language === 'string' ? language : 'en',
  };
  const [chosen, setChosen] = useState<Partial<Choice>>({});
  const choice = { ...shown, ...chosen };
  const choose = (part: Partial<Choice>) => {
    setChosen({ ...chosen, ...part });
  };
  return (
    <div className="florin-live">
      <div className="florin-live-text">
        {children}
        <fieldset>
          <legend>Brand</legend>
          {Object.entries(BRANDS).map(([name, value]) => (
            <label key={value} className="florin-chip">
              <input
                type="radio"
                name="brand"
                checked={choice.brand === value}
                onChange={() => {
                  choose({ brand: value });
                }}
              />
              <span
                className="florin-swatch"
                aria-hidden
                style={{ backgroundImage: gradientOf(value) }}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <div className="florin-switches">
          <Switch
            name="Dark"
            isOn={choice.theme === 'dark'}
            onChange={(isOn) => {
              choose({ theme: isOn ? 'dark' : 'light' });
            }}
          />
          <Switch
            name="Arabic"
            isOn={choice.language === 'ar'}
            onChange={(isOn) => {
              choose({ language: isOn ? 'ar' : 'en' });
            }}
          />
        </div>
        {after}
      </div>
      <div
        className="florin-stage"
        style={{ '--florin-stage': gradientOf(choice.brand) } as CSSProperties}
      >
        <Phone choice={choice} />
      </div>
    </div>
  );
}
