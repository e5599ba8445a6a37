import { isCentred, widthOf } from '#.storybook/docs/phoneWidth';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';

/** The first story of a file. Its `Component` renders the story with its decorators. */
interface Story {
  readonly Component: ComponentType;
  readonly composed: {
    readonly parameters: {
      readonly docs?: { readonly story?: { readonly inline?: boolean; readonly height?: string } };
    };
  };
}

const FILES = import.meta.glob<{ readonly Base: Story }>([
  '../components/**/*.stories.tsx',
  '../../../packages/payment-steps/stories/*.stories.tsx',
]);

/** Returns the picture of a component: its first story, in a frame if it fills a page or opens over the page. */
function pictureOf(name: string, id: string): ComponentType {
  return lazy(async () => {
    const [, read] =
      Object.entries(FILES).find(([file]) => file.endsWith(`/${name}.stories.tsx`)) ?? [];
    const base = (await read?.())?.Base;
    const { inline = true, height } = base?.composed.parameters.docs?.story ?? {};
    if (base && inline) return { default: base.Component };
    const address = `iframe.html?id=${id}--base&viewMode=story&embed=true`;
    return {
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this catalogue.
      default: () => <iframe title={name} src={address} tabIndex={-1} style={{ height }} />,
    };
  });
}

/** Returns the largest scale at which an element fits into its parent. */
const scaleOf = ({ offsetWidth, offsetHeight, parentElement }: HTMLElement) =>
  Math.min(
    0.6,
    (parentElement?.clientWidth ?? 0) / offsetWidth,
    (parentElement?.clientHeight ?? 0) / offsetHeight,
  );

/** Shows a whole component at a small size. Its code loads when it is near the viewport. */
export function Thumbnail({ name, href }: { name: string; href: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [Picture, setPicture] = useState<ComponentType | null>(null);
  const [scale, setScale] = useState(0.6);
  const id = href.replace(/^.*\/docs\//, '').replace(/--docs$/, '');
  useEffect(() => {
    const { current } = content;
    if (!current) return undefined;
    // A transform does not change the size of an element, so the observer is not called again.
    const observer = new ResizeObserver(() => {
      setScale(scaleOf(current));
    });
    observer.observe(current);
    if (current.parentElement) observer.observe(current.parentElement);
    return () => {
      observer.disconnect();
    };
  }, []);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setPicture(() => pictureOf(name, id));
      },
      { rootMargin: '200px' },
    );
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
    };
  }, [name, id]);
  // Parts of the landing page are as wide as a desktop.
  const story = { id: `${id}--base`, name: 'Base' };
  const isWide = widthOf(story) === null;
  // The table of contents omits the headings of stories, which have the class `docs-story`. The styles of docs pages do
  // not apply inside `sb-unstyled`.
  return (
    <div
      ref={ref}
      className={`florin-thumbnail docs-story sb-unstyled ${isWide ? 'florin-wide' : ''}`}
      aria-hidden
      inert
    >
      <div
        ref={content}
        style={{
          transform: `scale(${scale})`,
          justifyItems: isCentred(story) ? 'center' : undefined,
        }}
      >
        {Picture && <Suspense>{<Picture />}</Suspense>}
      </div>
    </div>
  );
}
