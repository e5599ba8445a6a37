import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { controlOf } from './controlOf';
import type { PropDoc } from './propsOf';

const quoted = (option: unknown) => (typeof option === 'string' ? `'${option}'` : String(option));

/** A type's name says less than the values or the function that it stands for. */
function summaryOf({ type, options }: PropDoc, known: InputType | undefined): string {
  const found: unknown = known?.table?.type?.summary;
  if (typeof found === 'string' && found.includes('=>')) return found;
  const isNamed = /^[A-Z]\w*$|keyof/.test(type);
  return isNamed && options ? options.map(quoted).join(' | ') : type;
}

function describe(prop: PropDoc, known: InputType | undefined, initial: unknown): InputType {
  return {
    // What a stories file says itself goes before what the type says.
    ...(known?.control === undefined ? controlOf(prop, initial) : {}),
    ...known,
    name: prop.name,
    description: prop.description,
    type: { ...(known?.type as object | undefined), required: prop.required } as never,
    table: { ...known?.table, type: { summary: summaryOf(prop, known) } },
  };
}

/**
 * Describes a component's props by its type's own doc comments, with those of the types it extends,
 * and gives each the control that goes with its type. `metaDescription` puts them into the parameters.
 */
export const propTypes: ArgTypesEnhancer = ({ parameters, argTypes, initialArgs }) => {
  const docs = parameters['docs'] as { props?: () => readonly PropDoc[] } | undefined;
  const described = (docs?.props?.() ?? []).map((prop) => [
    prop.name,
    describe(prop, argTypes[prop.name], initialArgs[prop.name]),
  ]);
  return { ...argTypes, ...Object.fromEntries(described) };
};
