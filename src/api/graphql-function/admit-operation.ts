import { type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql'
import { countValues } from '../../graphql-guards/value-count.ts'
import type { AllowedText } from './allowed-operations.ts'
import { type CheckedDocument, checkDocument, type DocumentRules } from './check-document.ts'
import type { Sent } from './read-request.ts'
import { type Refusal, refuse } from './refusal.ts'

export interface AdmittedOperation {
  readonly ok: true
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
}

export interface AdmissionRules extends DocumentRules {
  /** Absent when any operation may run. */
  readonly allowedText?: AllowedText
}

const keptDocuments = 500

/** Decides whether what was sent may run. Documents once found good are kept; bad ones never take their place. */
export const createAdmission = (rules: AdmissionRules): ((sent: Sent) => AdmittedOperation | Refusal) => {
  const { schema, limits, allowedText } = rules
  const kept = new Map<string, CheckedDocument>()

  const check = (text: string): CheckedDocument | Refusal => {
    const known = kept.get(text)
    if (known) return known
    const checked = checkDocument(text, rules)
    if (!checked.ok) return checked
    const [oldest] = kept.size < keptDocuments ? [] : kept.keys()
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(text, checked)
    return checked
  }

  return ({ query, operationName, variables }) => {
    if (query.length > limits.length) {
      return refuse('TOO_LONG', `The document is too long. It may have ${limits.length} characters.`)
    }
    if (Object.keys(variables).length > limits.variables) {
      return refuse('TOO_MANY_VARIABLES', `The request has too many variables. It may have ${limits.variables}.`)
    }
    const text = allowedText ? allowedText(query) : query
    if (text === undefined) return refuse('UNKNOWN_OPERATION', 'This operation is not part of the site.')
    const checked = check(text)
    if (!checked.ok) return checked

    const operation = chooseOperation(checked.document, operationName)
    if (!operation.ok) return operation
    const { fragments } = checked
    const values = countValues({ ...operation, schema, fragments, variables, listSize: limits.listSize })
    if (values > limits.values) {
      return refuse('TOO_COSTLY', `The operation asks for up to ${values} values. It may ask for ${limits.values}.`)
    }
    return { ok: true, document: checked.document, operation: operation.operation }
  }
}

const chooseOperation = (
  { definitions }: DocumentNode,
  name: string | undefined,
): { ok: true; operation: OperationDefinitionNode } | Refusal => {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const [operation, another] = name ? operations.filter((candidate) => candidate.name?.value === name) : operations
  if (!operation) return refuse('NO_OPERATION', 'The document has no operation of that name.')
  if (another) return refuse('NO_OPERATION', 'Say in "operationName" which operation of the document is meant.')
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
    return refuse('NO_SUBSCRIPTIONS', 'Nothing can be subscribed to here.')
  }
  return { ok: true, operation }
}
