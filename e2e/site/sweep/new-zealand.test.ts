import { describe } from 'vitest'
import { sweep } from './sweep.ts'

describe('every page of New Zealand', () =>
  sweep({ of: (path) => path.startsWith('/en-nz/'), atLeast: 60, by: 'walking' }))
