import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { components } from 'virtual:catalogue';
import type { PropDoc } from './propsOf';

const quoted = (option: unknown) => (typeof option === 'string' ? `'${option}'` : String(option));

/** A type that is a choice between a few values says these. */
function summaryOf({ type }: PropDoc, known: InputType | undefined): string {
  // A name of ours for a function's type says less than what Storybook found behind it.
  const found: unknown = known?.table?.type?.summary;
  if (typeof found === 'string' && found.includes('=>')) return found;
  const options = known?.options;
  const isNamed = /^[A-Z]\w*$|keyof/.test(type);
  return isNamed && Array.isArray(options) ? options.map(quoted).join(' | ') : type;
}

function describe(prop: PropDoc, known: InputType | undefined): InputType {
  return {
    // What has no control of its own in the story's meta is shown, and set in code.
    ...(known ?? { control: false }),
    name: prop.name,
    description: prop.description,
    type: { ...(known?.type as object | undefined), required: prop.required } as never,
    table: { ...known?.table, type: { summary: summaryOf(prop, known) } },
  };
}

/** Describes a component's props by its type's own doc comments, with those of the types it extends. */
export const propTypes: ArgTypesEnhancer = ({ title, argTypes }) => {
  const [layer, , name] = title.split('/');
  const entry = components.find((component) => component.name === name);
  if (layer?.toLowerCase() !== 'components' || entry === undefined) return argTypes;
  const described = entry.props.map((prop) => [prop.name, describe(prop, argTypes[prop.name])]);
  return { ...argTypes, ...Object.fromEntries(described) };
};
