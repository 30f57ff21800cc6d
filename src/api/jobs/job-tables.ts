import { getConstructionPlans } from 'pg-boss'
import type { StatementRunner } from '../db/database.ts'

/** The part of the database that the job queue has to itself. */
export const jobSchema = 'jobs'

/** Makes the tables of the job queue where there are none. The queue itself brings older ones up to date. */
export const makeJobTables = async ({ executeSql }: StatementRunner): Promise<void> => {
  const { rows } = await executeSql(`select to_regclass('${jobSchema}.version') is not null as made`)
  if (!rows[0].made) await executeSql(getConstructionPlans(jobSchema))
}
