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

interface ShownStory {
  readonly id: string;
  readonly name: string;
  readonly moduleExport: never;
  readonly storyGlobals?: { theme?: string; viewport?: { value?: string } };
  readonly parameters: {
    /** The address that a story of the app opens at. */
    readonly route?: string;
    readonly docs?: {
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

/** Whether a story's component can be taken into another app: it is in the package. */
const isTaken = ({ id }: Pick<ShownStory, 'id'>) => id.startsWith('components-');

/** A story with its code; in a frame, if it needs one. */
function Example({ story, withCode = false }: { story: ShownStory; withCode?: boolean }) {
  const frame = frameOf(story);
  const code = story.parameters.docs?.source?.code ?? null;
  if (frame)
    return <StoryFrame of={story.moduleExport} {...frame} code={code} withCode={withCode} />;
  const state = withCode ? 'shown' : 'hidden';
  return <Canvas of={story.moduleExport} sourceState={code === null ? 'none' : state} />;
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

/** The reason why a part of the app has no code to copy. */
const inTheApp = ({ parameters: { route } }: ShownStory) =>
  [
    'This is a part of the app. It takes what it shows from the state of the app, and is in no package; its source shows of which components it is made.',
    ...(route === undefined
      ? []
      : [`It stands at \`${route.replace(/[?#].*$/, '')}\`, see \`src/app/routes.tsx\`.`]),
  ].join(' ');

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
      <Heading>{isTaken(primary) ? 'Usage' : 'In the app'}</Heading>
      <Markdown>{isTaken(primary) ? ONCE : inTheApp(primary)}</Markdown>
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
