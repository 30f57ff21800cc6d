import type { Page } from 'playwright-core'
import { inspectFile } from '../../src/api/files/inspect-file.ts'
import { limitsFor } from '../../src/api/files/purpose-limits.ts'
import type { FileField } from '../../src/domain/forms/field.ts'
import type { FormKind } from '../../src/domain/forms/form-kind.ts'
import { readPickedFile } from '../../src/domain/forms/picked-file.ts'
import { readFileCount, uploadLimits } from '../../src/domain/forms/upload-limits.ts'
import { unfinishedUploads } from '../../src/site/features/forms/upload-list.ts'
import { fileFor } from './filled-form.ts'

interface Chosen {
  name: string
  type: string
  /** In base64. */
  bytes: string
  /** With that many more, which are nothing. */
  padding?: number
}

/** Files that are chosen at once, and what the form makes of them. */
export interface FileRound {
  choose: readonly Chosen[]
  /** Each file with what is said beside it. */
  listed: readonly string[]
  /** What keeps the form from being sent; empty if nothing. */
  problem: string
  /** What is said of the field without keeping the form here. */
  told: string
}

const script = Buffer.from('#!/bin/sh\nrm -rf ~\n')

const refused = (field: string, file: Chosen, message: string): FileRound => {
  const now = { state: 'refused', message } as const
  const [unfinished] = unfinishedUploads([{ number: 1, field, name: file.name, now }])
  return { choose: [file], listed: [`${file.name} ${message}`], problem: unfinished?.message ?? '', told: '' }
}

/** What is refused before it is sent. */
const refusedHere = ({ name, purpose }: FileField, file: Chosen): FileRound => {
  const size = Buffer.from(file.bytes, 'base64').length + (file.padding ?? 0)
  const reading = readPickedFile({ name: file.name, type: file.type, size }, purpose)
  return refused(name, file, reading.ok ? 'is taken' : reading.message)
}

/** None; one of the wrong kind, too large, empty; a script under a name that would do; at last what is right, and one too many of it. */
export const fileRounds = async (field: FileField): Promise<FileRound[]> => {
  const { name, purpose } = field
  const { types, maxBytes, most } = uploadLimits[purpose]
  const [type = ''] = types
  const ending = type.slice(type.indexOf('/') + 1)
  const bytes = script.toString('base64')
  const inspected = await inspectFile(script, limitsFor(purpose))
  const good = (await fileFor(field)).buffer.toString('base64')
  const many = readFileCount(most + 1, purpose)
  const chosen = Array.from({ length: most === 1 ? 1 : most + 1 }, (_, at) => ({
    name: `${at}.${ending}`,
    type,
    bytes: good,
  }))
  return [
    { choose: [], listed: [], problem: field.required ? field.ask : '', told: '' },
    refusedHere(field, { name: 'notes.txt', type: 'text/plain', bytes }),
    refusedHere(field, { name: `large.${ending}`, type, bytes, padding: maxBytes }),
    refusedHere(field, { name: `empty.${ending}`, type, bytes: '' }),
    refused(name, { name: `script.${ending}`, type, bytes }, inspected.ok ? 'is taken' : inspected.message),
    {
      choose: chosen,
      listed: chosen.slice(0, most).map((file) => `${file.name} Uploaded`),
      problem: '',
      told: most === 1 || many.ok ? '' : many.message,
    },
  ]
}

/** Chooses files, and waits until something has become of them. */
export const chooseFiles = async (
  page: Page,
  kind: FormKind,
  field: string,
  choose: readonly Chosen[],
): Promise<void> => {
  if (choose.length === 0) return
  await page.evaluate(
    ([id, files]) => {
      const chooser = document.getElementById(id)
      if (!(chooser instanceof HTMLInputElement)) return
      const transfer = new DataTransfer()
      for (const { name, type, bytes, padding = 0 } of files) {
        const body = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
        transfer.items.add(new File([body, new Uint8Array(padding)], name, { type }))
      }
      chooser.files = transfer.files
      chooser.dispatchEvent(new Event('change', { bubbles: true }))
    },
    [`${kind}-${field}`, choose] as const,
  )
  await page.waitForFunction(() => document.querySelector('li[data-state=running]') === null)
}
