import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { contentReportFile } from '../../../domain/staff/content-report.ts'
import { createContentReport } from './content-report.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'report-'))
afterEach(() => rmSync(folder, { recursive: true }))

it('is what the last build has left, and nothing before there was one', () => {
  const report = createContentReport(folder)
  expect(report()).toBeUndefined()
  const file = path.join(folder, contentReportFile)
  mkdirSync(path.dirname(file), { recursive: true })
  const write = (day: string, at: number) => {
    writeFileSync(file, JSON.stringify({ day, findings: [] }))
    utimesSync(file, at, at)
  }
  write('2026-11-18', 1_000_000)
  expect(report()?.day).toBe('2026-11-18')
  write('2026-11-19', 2_000_000)
  expect(report()?.day).toBe('2026-11-19')
})
