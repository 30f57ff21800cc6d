import { describe } from 'vitest'
import { sweep } from './sweep.ts'

describe('every page of Australia and of no edition', () =>
  sweep({ of: (path) => !/^\/en-(nz|za)\//.test(path), atLeast: 90, by: 'loading' }))
