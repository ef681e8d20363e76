"""AutoGen's JupyterCodeExecutor as a contender: one session of its kernel, whose figures it prints as one line of JSON."""

import asyncio
import json
import sys
import tempfile
import time

from autogen_core import CancellationToken
from autogen_core.code_executor import CodeBlock
from autogen_ext.code_executors.jupyter import JupyterCodeExecutor


async def execute(runner, code):
    before = time.perf_counter()
    result = await runner.execute_code_blocks([CodeBlock(language="python", code=code)], CancellationToken())
    if result.exit_code != 0:
        raise RuntimeError(result.output)
    return (time.perf_counter() - before) * 1000


async def session(cells):
    started = time.perf_counter()
    runner = JupyterCodeExecutor(output_dir=tempfile.mkdtemp())
    await runner.start()
    await execute(runner, "print('first')")
    first = (time.perf_counter() - started) * 1000
    warm = [await execute(runner, f"print({index})") for index in range(cells)]
    before = time.perf_counter()
    await runner.stop()
    return {"first": first, "warm": warm, "stop": (time.perf_counter() - before) * 1000}


print(json.dumps(asyncio.run(session(int(sys.argv[1])))))
