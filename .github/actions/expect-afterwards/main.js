// The main step does nothing, because the command checks the state after the job's other steps.
