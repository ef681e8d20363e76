"""AutoGen's DockerCommandLineCodeExecutor as a contender: runs one task and prints its figures as one line of JSON."""

import asyncio
import json
import resource
import sys
import tempfile
import time

from autogen_core import CancellationToken
from autogen_core.code_executor import CodeBlock
from autogen_ext.code_executors.docker import DockerCommandLineCodeExecutor


def executor(image, timeout=60):
    return DockerCommandLineCodeExecutor(image=image, timeout=timeout, work_dir=tempfile.mkdtemp())


async def execute(runner, code):
    result = await runner.execute_code_blocks([CodeBlock(language="python", code=code)], CancellationToken())
    return result


async def session(image, plan):
    started = time.perf_counter()
    runner = executor(image)
    await runner.start()
    start = time.perf_counter() - started
    await execute(runner, "print('first')")
    first = time.perf_counter() - started
    warm = await blocks(runner, plan["warm"], 0)
    paused = await blocks(runner, plan["paused"], plan["pauseMs"] / 1000)
    bursts = []
    for _ in range(plan["bursts"]):
        await asyncio.sleep(plan["burstPauseMs"] / 1000)
        bursts += await blocks(runner, plan["burst"], 0)
    before = time.perf_counter()
    await runner.stop()
    stop = time.perf_counter() - before
    times = {"warm": warm, "paused": paused, "bursts": bursts, "bare": []}
    return {"start": ms(start), "first": ms(first), "stop": ms(stop), **times}


async def blocks(runner, count, pause):
    times = []
    for index in range(count):
        await asyncio.sleep(pause)
        before = time.perf_counter()
        result = await execute(runner, f"print({index})")
        times.append(ms(time.perf_counter() - before))
        if result.exit_code != 0 or str(index) not in result.output:
            raise RuntimeError(f"block {index}: {result}")
    return times


async def flood(image, plan):
    runner = executor(image)
    await runner.start()
    before = time.perf_counter()
    result = await execute(runner, plan["flood"])
    elapsed = time.perf_counter() - before
    await runner.stop()
    if result.exit_code != 0:
        raise RuntimeError(str(result.exit_code))
    return {"flood": ms(elapsed), "rss": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}


async def eight(image, plan):
    async def whole():
        runner = executor(image)
        await runner.start()
        await execute(runner, "print(8)")
        await runner.stop()

    before = time.perf_counter()
    await asyncio.gather(*[whole() for _ in range(8)])
    return {"eight": ms(time.perf_counter() - before)}


async def deadline(image, plan):
    runner = executor(image, timeout=1)
    await runner.start()
    print(json.dumps({"running": True}), flush=True)
    await execute(runner, plan["daemons"])
    print(json.dumps({"returned": True}), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await runner.stop()
    return {}


async def whole(image, conversation):
    # Loaded here, because the other tasks do not need the agent.
    from autogen_agentchat.agents import CodeExecutorAgent
    from autogen_agentchat.messages import CodeExecutionEvent, TextMessage
    from autogen_core.models import ModelFamily, ModelInfo
    from autogen_ext.models.replay import ReplayChatCompletionClient

    answers = [
        conversation["failing"],
        json.dumps(conversation["decision"]),
        conversation["passing"],
        conversation["closing"],
    ]
    # The agent requests its decision as structured output and refuses models without it.
    info = ModelInfo(
        vision=False, function_calling=False, json_output=True, family=ModelFamily.UNKNOWN, structured_output=True
    )
    runner = executor(image)
    await runner.start()
    agent = CodeExecutorAgent(
        "coder",
        code_executor=runner,
        model_client=ReplayChatCompletionClient(answers, model_info=info),
        max_retries_on_error=3,
    )
    codes = []
    async for event in agent.on_messages_stream(
        [TextMessage(content=conversation["task"], source="user")], CancellationToken()
    ):
        if isinstance(event, CodeExecutionEvent):
            codes.append(event.result.exit_code)
    if codes != [1, 0]:
        raise RuntimeError(f"the attempts ended with {codes}")
    before = time.perf_counter()
    await runner.stop()
    return {"stop": ms(time.perf_counter() - before)}


def ms(seconds):
    return seconds * 1000


if __name__ == "__main__":
    task, image, plan = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
    run = {"session": session, "flood": flood, "eight": eight, "deadline": deadline, "whole": whole}[task]
    print(json.dumps(asyncio.run(run(image, plan))))
