import {
  AnchorMdx,
  Canvas,
  Controls,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { toTestId } from 'storybook/internal/csf';
import { partsOf, withoutRules, type Run } from '#.storybook/docs/comments';
import { PageFacts } from './PageFacts';
import { isWide, widthOf } from './phoneWidth';
import { StoryFrame } from './StoryFrame';
import { takesProps } from './takesProps';

interface ShownStory {
  readonly id: string;
  readonly name: string;
  readonly moduleExport: never;
  readonly tags: readonly string[];
  readonly component?: unknown;
  readonly storyGlobals?: { theme?: string; viewport?: { value?: string } };
  readonly parameters: {
    /** The URL path at which a story of the app starts. */
    readonly route?: string;
    readonly docs?: {
      readonly description?: { readonly component?: string; readonly story?: string };
      /** The code of the file `Name.usage.tsx` beside the stories. */
      readonly example?: string;
      /** The stories and tests of a flow with their steps. */
      readonly runs?: readonly Run[];
      readonly story?: { readonly inline?: boolean; readonly height?: string };
    };
    readonly viewport?: {
      readonly options?: Record<string, { styles?: { width?: string } } | undefined>;
    };
  };
}

/** Returns the size of the frame for a story. Returns undefined if the story needs no frame. */
function frameOf(story: ShownStory) {
  const { storyGlobals = {}, parameters } = story;
  const { theme, viewport } = storyGlobals;
  const { inline = true, height } = parameters.docs?.story ?? {};
  if (inline && theme === undefined && viewport === undefined) return undefined;
  const width = parameters.viewport?.options?.[viewport?.value ?? '']?.styles?.width;
  return {
    width: width === undefined ? widthOf(story) : Number.parseInt(width, 10),
    height: inline || height === undefined ? null : Number.parseInt(height, 10),
  };
}

/** Returns whether a story shows a component of the package, and not a part of the app. */
const isTaken = ({ id }: Pick<ShownStory, 'id'>) => id.startsWith('components-');

/** Returns whether a story shows a flow through the app. The props of the app's routes do not explain a flow. */
const isFlow = ({ id }: Pick<ShownStory, 'id'>) => id.startsWith('flows-');

/** Shows a story with its code. A story that needs a certain width, theme or page is in a frame. */
function Example({ story, isFirst = false }: { story: ShownStory; isFirst?: boolean }) {
  const frame = frameOf(story);
  const shown = isFirst ? 'shown' : 'hidden';
  const code = isTaken(story) && story.name !== 'Matrix' ? shown : 'none';
  return frame ? (
    <StoryFrame of={story.moduleExport} {...frame} code={code} />
  ) : (
    <Canvas of={story.moduleExport} sourceState={code} />
  );
}

/** Shows its children after a press of the line above. They are mounted only while they are shown. */
function Folded({ show, hide, children }: { show: string; hide: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="florin-folded"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{isOpen ? hide : show}</summary>
      {isOpen && children}
    </details>
  );
}

/** Returns whether a story is below the heading States. */
const isState = ({ tags }: Pick<ShownStory, 'tags'>) => tags.includes('autodocs');

const isMatrix = ({ name }: Pick<ShownStory, 'name'>) => name === 'Matrix';

/**
 * Returns whether the page is opening. Then its stories must be inert, because a story may move the focus to itself when
 * it renders, and so scroll the page. The page has opened when all stories on it have rendered, or at the first press of
 * the user. Stories in frames and folded stories render later, and are not waited for.
 */
function useOpening(stories: readonly ShownStory[]): boolean {
  const { channel } = useContext(DocsContext);
  const [isOpening, setOpening] = useState(true);
  useEffect(() => {
    const isAwaited = (story: ShownStory, index: number) =>
      (index === 0 || isState(story)) && !frameOf(story) && !isMatrix(story);
    const waiting = new Set(stories.filter(isAwaited).map(({ id }) => id));
    const open = () => {
      setOpening(false);
    };
    const finish = ({ storyId }: { storyId: string }) => {
      waiting.delete(storyId);
      if (waiting.size === 0) open();
    };
    if (waiting.size === 0) open();
    channel.on(STORY_FINISHED, finish);
    window.addEventListener('pointerdown', open);
    window.addEventListener('keydown', open);
    return () => {
      channel.off(STORY_FINISHED, finish);
      window.removeEventListener('pointerdown', open);
      window.removeEventListener('keydown', open);
    };
  }, [channel, stories]);
  return isOpening;
}

function OneStory({ story }: { story: ShownStory }) {
  const isWhole =
    widthOf(story) === null || isMatrix(story) || isWide(frameOf(story)?.width ?? null);
  return (
    <section id={`anchor--${story.id}`} className={isWhole ? 'florin-wide-state' : undefined}>
      <Subheading>{story.name}</Subheading>
      <Markdown>{withoutRules(story.parameters.docs?.description?.story ?? '')}</Markdown>
      <Flow story={story} />
      {isMatrix(story) ? (
        <Folded show="Show every state in both themes" hide="Hide the states">
          <Example story={story} />
        </Folded>
      ) : (
        <Example story={story} />
      )}
    </section>
  );
}

/** Lists the steps of a story or of a test of a flow, with a link that opens it, which runs the steps. */
function Steps({ id, run: { test, steps } }: { id: string; run: Run }) {
  const name = test === undefined ? '' : `${test.charAt(0).toUpperCase()}${test.slice(1)}`;
  return (
    <section className="florin-steps">
      {name !== '' && <p className="florin-behaviour">{name}</p>}
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <p className="florin-action">
        <AnchorMdx
          href={`?path=/story/${test === undefined ? id : toTestId(id, test)}`}
          target="_self"
        >
          Run the steps
        </AnchorMdx>
      </p>
    </section>
  );
}

/** Shows what a flow does: the steps of the story and of its tests. The page shows the app before the first step. */
function Flow({ story }: { story: ShownStory }) {
  const name = story.id.replace(/^.*--/, '').replaceAll('-', '');
  const runs = (story.parameters.docs?.runs ?? []).filter(
    (run) => run.story.toLowerCase() === name && (run.test !== undefined || run.steps.length > 0),
  );
  if (runs.length === 0) return null;
  return (
    <>
      {runs.map((run) => (
        <Steps key={run.test ?? ''} id={story.id} run={run} />
      ))}
      <p>The app before the first step:</p>
    </>
  );
}

/** Returns a text for the page of a part of the app, which has no code to copy: an explanation, and the route. */
const inTheApp = ({ parameters: { route } }: ShownStory) =>
  [
    'This is a part of the app. It reads the state of the app and is in no package. Its source shows the components that it consists of.',
    ...(route === undefined
      ? []
      : [`Its address is \`${route.replace(/[?#].*$/, '')}\`, see \`src/app/routes.tsx\`.`]),
  ].join(' ');

/** The part of a comment that is above the states. */
const FIRST = 'When not to use it';

/** The part that the page omits, because only the page "Find a component" uses it. */
const ELSEWHERE = 'Find it by';

/** Shows a named part of the comment below a heading. */
function Part({ name, text }: { name: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <>
      <Heading>{name}</Heading>
      <Markdown>{text.charAt(0).toUpperCase() + text.slice(1)}</Markdown>
    </>
  );
}

/**
 * Shows the page of a component: its purpose, the component with its code, when not to use it, its states, the other
 * parts of its comment, and its props. A story that sets a width or a theme is in a frame. A story that needs its play
 * function to reach its state has the tag `!autodocs` and is not on the page, because a docs page does not run play
 * functions.
 */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories() as unknown as readonly ShownStory[];
  const isOpening = useOpening(stories);
  const [primary, ...others] = stories;
  if (primary === undefined) return null;
  const { introduction, parts } = partsOf(primary.parameters.docs?.description?.component ?? '');
  const { example } = primary.parameters.docs ?? {};
  const states = others.filter(isState);
  const last = [...parts].filter(([name]) => name !== FIRST && name !== ELSEWHERE);
  return (
    <>
      {/* The target of search results; see search.ts. */}
      <div id="top">
        <Title />
      </div>
      <Markdown>{introduction}</Markdown>
      <Flow story={primary} />
      <section id={`anchor--${primary.id}`} inert={isOpening}>
        <Example story={primary} isFirst />
      </section>
      {!isTaken(primary) && <Markdown>{inTheApp(primary)}</Markdown>}
      <Part name={FIRST} text={parts.get(FIRST)} />
      {states.length > 0 && <Heading>States</Heading>}
      <div className={isTaken(primary) ? 'florin-states' : undefined} inert={isOpening}>
        {states.map((story) => (
          <OneStory key={story.id} story={story} />
        ))}
      </div>
      {last.map(([name, text]) => (
        <Part key={name} name={name} text={text} />
      ))}
      {takesProps(primary.component) && !isFlow(primary) && (
        <>
          <Heading>Props</Heading>
          <Controls of={primary.moduleExport} />
        </>
      )}
      {example !== undefined && (
        <>
          <Heading>{/Page\(/.test(example) ? 'A complete page' : 'A complete example'}</Heading>
          <Folded show="Show the code" hide="Hide the code">
            <Source code={example} />
          </Folded>
        </>
      )}
      <PageFacts id={primary.id.replace(/--.*$/, '')} />
    </>
  );
}
