import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';

/** The first story of a file. Its `Component` renders the story with its decorators. */
interface Story {
  readonly Component: ComponentType;
  readonly composed: {
    readonly parameters: { readonly docs?: { readonly story?: { readonly inline?: boolean } } };
  };
}

const FILES = import.meta.glob<{ readonly Base: Story }>('../components/**/*.stories.tsx');

/** Returns the picture of a component: its first story, in a frame if it fills a page or opens over the page. */
function pictureOf(name: string, id: string): ComponentType {
  return lazy(async () => {
    const [, read] =
      Object.entries(FILES).find(([file]) => file.endsWith(`/${name}.stories.tsx`)) ?? [];
    const base = (await read?.())?.Base;
    const isInline = base?.composed.parameters.docs?.story?.inline ?? true;
    if (base && isInline) return { default: base.Component };
    const address = `iframe.html?id=${id}--base&viewMode=story&embed=true`;
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this catalogue.
    return { default: () => <iframe title={name} src={address} tabIndex={-1} /> };
  });
}

/** Shows a component at a small size. Its code loads when it is near the viewport. */
export function Thumbnail({ name, href }: { name: string; href: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [Picture, setPicture] = useState<ComponentType | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const id = href.replace(/^.*\/docs\//, '').replace(/--docs$/, '');
        setPicture(() => pictureOf(name, id));
      },
      { rootMargin: '200px' },
    );
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
    };
  }, [name, href]);
  // Parts of the landing page are as wide as a desktop.
  const width = /docs\/components-(?:demo|landing)-/.test(href) ? 'florin-wide' : '';
  // The table of contents omits the headings of stories, which have the class `docs-story`. The styles of docs pages do
  // not apply inside `sb-unstyled`.
  return (
    <div ref={ref} className={`florin-thumbnail docs-story sb-unstyled ${width}`} aria-hidden inert>
      <div>{Picture && <Suspense>{<Picture />}</Suspense>}</div>
    </div>
  );
}
