import {
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { isAboutSchema } from './about-schema.ts'
import { askedSize, type Variables } from './asked-size.ts'
import type { Fragments } from './fragments.ts'

type Field = GraphQLField<unknown, unknown>

export interface Question {
  readonly schema: GraphQLSchema
  readonly operation: OperationDefinitionNode
  /** Without circles. */
  readonly fragments: Fragments
  readonly variables: Variables
  /** What a list counts as when nothing says how many are wanted. */
  readonly listSize: number
}

/**
 * How many values the answer could hold. A field counts one. What is asked of each entry of a list counts as often as the
 * field's `first` or `limit` says, in the question or by the schema's default, else `listSize` times. A page of a list
 * (`dealers(first: 20) { items { name } }`) is multiplied once, at the field with the argument. A fragment counts in full
 * wherever it is used.
 */
export const countValues = ({ schema, operation, fragments, variables, listSize }: Question): number => {
  const known = new Map<string, number>()

  const ofFragment = (name: string, sized: boolean): number => {
    const key = `${name} ${sized}`
    const fragment = fragments.get(name)
    const type = fragment && schema.getType(fragment.typeCondition.name.value)
    const count = known.get(key) ?? (fragment ? ofSet(fragment.selectionSet, type, sized) : 0)
    known.set(key, count)
    return count
  }
  /** `sized`: the field above has said how many entries the lists below it have. */
  const ofSet = ({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined, sized: boolean): number =>
    selections.reduce((total, selection) => {
      if (selection.kind === Kind.FIELD) return total + ofField(selection, fieldOf(type, selection.name.value), sized)
      if (selection.kind === Kind.FRAGMENT_SPREAD) return total + ofFragment(selection.name.value, sized)
      const condition = selection.typeCondition
      return total + ofSet(selection.selectionSet, condition ? schema.getType(condition.name.value) : type, sized)
    }, 0)
  const ofField = (node: FieldNode, field: Field | undefined, sized: boolean): number => {
    if (!node.selectionSet || !field || isAboutSchema(node.name.value)) return 1
    const isList = isListType(getNullableType(field.type))
    const asked = askedSize(node, field, operation, variables)
    const times = asked ?? (isList && !sized ? listSize : 1)
    return 1 + times * ofSet(node.selectionSet, getNamedType(field.type), asked !== undefined && !isList)
  }
  return ofSet(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, false)
}

const fieldOf = (type: GraphQLNamedType | undefined, name: string): Field | undefined =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
