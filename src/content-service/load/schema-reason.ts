import type { BaseIssue } from 'valibot'
import { describeValue, type Path } from './describe-value.ts'

const expectedWords: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  strict_object: 'a group of fields',
  record: 'a group of fields',
}

/** A schema's complaint in plain words, without the name of the schema library's parts. */
export const schemaReason = (issue: BaseIssue<unknown>): string => {
  if (issue.kind === 'schema') {
    if (issue.expected === 'never') return 'is not a known field here'
    if (issue.received === 'undefined') return 'is required'
    if (issue.type === 'picklist') {
      const choices = (issue.expected ?? '').replace(/[()"]/g, '').split(' | ').join(', ')
      return `must be one of ${choices}; is ${describeValue(issue.input)}`
    }
    const words = expectedWords[issue.type]
    if (words) {
      const quotes = issue.type === 'string' && typeof issue.input !== 'object' && issue.input !== null
      return `must be ${words}, is ${describeValue(issue.input)}${quotes ? ' (put it in quotes)' : ''}`
    }
  }
  if (issue.type === 'min_length') return 'must not be empty'
  if (issue.type === 'regex') return `does not look right: ${describeValue(issue.input)} (expected ${issue.expected})`
  if (issue.type === 'min_value') return `must be at least ${issue.expected?.replace('>=', '')}, is ${issue.received}`
  if (issue.type === 'max_value') return `must be at most ${issue.expected?.replace('<=', '')}, is ${issue.received}`
  if (issue.type === 'integer') return `must be a whole number, is ${issue.received}`
  return issue.message
}

export const issuePath = (issue: BaseIssue<unknown>): Path =>
  (issue.path ?? []).flatMap(({ key }) => (typeof key === 'string' || typeof key === 'number' ? [key] : []))
