import { expect, it } from 'vitest'
import { passwordProblem } from './password-problem.ts'

const kerry = { email: 'kerry.walsh@example.com', name: 'Kerry Walsh' }

it.each([
  ['', /at least 10 characters: three or four words/],
  ['magpie 7', /at least 10 characters: 2 more/],
  ['x'.repeat(201), /at most 200/],
  ['abababababab', /more than three different/],
  ['kerrywalsh1', /other than your name/],
  ['Poolwright1', /other than your name, your address or ours/],
  ['qwertyuiop', /leaked/],
  ['Password123', /leaked/],
  ['P@ssw0rd2026!', /leaked/],
  ['liverpoolliverpool', /leaked/],
  ['Michael2024!!', /leaked/],
])('%j is not taken', async (password, problem) => {
  expect(await passwordProblem(password, kerry)).toMatch(problem)
})

it.each(['magpie over the filter', 'kerry swims at dusk', 'Ω≈ç√∫˜µ≤≥÷åß', 'x7!kQ-2mzP'])('%j is', async (password) => {
  expect(await passwordProblem(password, kerry)).toBeUndefined()
})
