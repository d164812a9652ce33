// Nothing: what is to be seen comes after the job's other steps.
