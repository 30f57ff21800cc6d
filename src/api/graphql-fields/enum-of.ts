import { builder } from './builder.ts'

/** Words of the site as an enum of the schema, which has neither hyphens nor spaces. */
export const enumOf = <Value extends string>(name: string, values: readonly Value[]) =>
  builder.enumType(name, {
    values: Object.fromEntries(values.map((value) => [value.toUpperCase().replaceAll(/[- ]/g, '_'), { value }])),
  })
