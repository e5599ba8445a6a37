import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { PageFacts } from './PageFacts';
import { StoryFrame } from './StoryFrame';
import { usageOf } from './usage';

interface ShownStory {
  readonly id: string;
  readonly name: string;
  readonly moduleExport: never;
  readonly storyGlobals?: { theme?: string; viewport?: { value?: string } };
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly parameters: {
    readonly docs?: {
      readonly imports?: readonly string[];
      readonly source?: { readonly code?: string };
      readonly story?: { readonly inline?: boolean; readonly height?: string };
    };
    readonly viewport?: {
      readonly options?: Record<string, { styles?: { width?: string } } | undefined>;
    };
  };
}

/** How a story has to be framed; undefined where it can stand in the page itself. */
function frameOf({ storyGlobals = {}, parameters }: ShownStory) {
  const { theme, viewport } = storyGlobals;
  const { inline = true, height } = parameters.docs?.story ?? {};
  if (inline && theme === undefined && viewport === undefined) return undefined;
  const width = parameters.viewport?.options?.[viewport?.value ?? '']?.styles?.width;
  return {
    width: width === undefined ? null : Number.parseInt(width, 10),
    height: inline || height === undefined ? null : Number.parseInt(height, 10),
  };
}

/** A story with its code; in a frame, if it needs one. */
function Example({ story, withCode = false }: { story: ShownStory; withCode?: boolean }) {
  const frame = frameOf(story);
  const code = usageOf(story.parameters.docs?.source?.code ?? '', story);
  if (frame)
    return <StoryFrame of={story.moduleExport} {...frame} code={code} withCode={withCode} />;
  return (
    <Canvas of={story.moduleExport} source={{ code }} sourceState={withCode ? 'shown' : 'hidden'} />
  );
}

function OneStory({ story }: { story: ShownStory }) {
  return (
    <section id={`anchor--${story.id}`}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <Example story={story} />
    </section>
  );
}

/** The part that the code of an example leaves out, since it stands once in an app. */
const ONCE =
  'The theme is set up once, around the whole app: [Take a component](?path=/docs/welcome--docs#take-a-component).';

/**
 * A component's page: what it is for, the usage example with its code, its props, and its stories. A
 * story that asks for a width or a theme of its own gets it, in a frame.
 */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories() as unknown as readonly ShownStory[];
  const [primary, ...others] = stories;
  if (primary === undefined) return null;
  return (
    <>
      <Title />
      <PageFacts id={primary.id.replace(/--.*$/, '')} />
      <Description of="meta" />
      <Heading>Usage</Heading>
      {primary.id.startsWith('components-') && <Markdown>{ONCE}</Markdown>}
      <Example story={primary} withCode />
      <Heading>Props</Heading>
      <Controls of={primary.moduleExport} />
      <Heading>Stories</Heading>
      {others.map((story) => (
        <OneStory key={story.id} story={story} />
      ))}
    </>
  );
}
